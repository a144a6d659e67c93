/** URL of an image twice as wide as high. Stretched to a square, its circle is an ellipse. */
export const wideImage = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="silver"/><circle cx="200" cy="100" r="80" fill="navy"/></svg>',
)}`;
