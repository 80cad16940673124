/** A drawing as the address of an image, for a page that has it whole. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
