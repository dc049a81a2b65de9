/** Of the address, so that menus lead to a call and “back” leaves it. */
export const callParam = 'call'
