/** The most characters of a text to search for, in every list and in the search of the whole marketplace. */
export const longestSearch = 200
