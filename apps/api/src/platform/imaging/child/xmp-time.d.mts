/** The time of capture in XMP, as an attribute or an element, unchecked. */
export function xmpTimeIn(xmp: Buffer | undefined): string | undefined;
