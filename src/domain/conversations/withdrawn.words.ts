/** What the other side reads instead of a message that an administrator hid. */
export const withdrawnMessage = 'Mensaje retirado por moderación'
