/** How long one payment activates the chat of a service. */
export const chatActivationDays = 30
/** In US dollars: the documented price of that, until the operator's setting is known. */
export const documentedChatPrice = 5
