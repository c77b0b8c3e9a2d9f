/** Width of a preview in pixels: the widest tile at the density of a phone. */
export const EDGE_PX = 480;
