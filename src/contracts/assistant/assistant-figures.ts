/** The maximum length of a question, and of what the browser keeps of the conversation, in characters. */
export const mostAsked = 2000
export const mostMemory = 2000
