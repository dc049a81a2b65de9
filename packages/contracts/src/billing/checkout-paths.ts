/** Pages of the web that a purchase leads to. The first two are given `?checkout=<id>`. */
export const checkoutPaths = {
  success: '/checkout/success',
  cancelled: '/checkout/cancelled',
  /** The checkout without money; the id of the checkout follows. */
  test: '/checkout/test',
} as const
