/** Who is said to have sent or answered a link without a name. */
export const NOBODY = "A fan";
