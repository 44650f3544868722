/** The contract's names of the languages, and their codes. */
export const languageNames = { English: 'en', Arabic: 'ar', Bangla: 'bn' } as const
