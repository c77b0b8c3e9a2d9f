/** Width of a preview in pixels: the widest tile at a phone's pixel density. */
export const EDGE_PX = 480;
