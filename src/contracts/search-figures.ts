/** The maximum length of the words of any search, in characters. Apart from other lengths, because every public list loads it. */
export const longestSearch = 200
