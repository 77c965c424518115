event-orders-given = Orden
