event-orders-given = Order
