/** The shapes of the seats, in a box of 24 by 24. */
export const SHAPES = [
  "M12 2a10 10 0 1 1-.01 0Z",
  "M12 2.5 22.5 21.5H1.5Z",
  "M3 3H21V21H3Z",
  "M12 1 22 12 12 23 2 12Z",
  "M8.5 2H15.5V8.5H22V15.5H15.5V22H8.5V15.5H2V8.5H8.5Z",
  "M12 1.5 22.5 9.5 18.5 22H5.5L1.5 9.5Z",
];
