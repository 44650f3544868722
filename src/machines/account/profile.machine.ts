import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'

/** Somebody looks at the own profile, or opens it to edit it. It may not be theirs any more, or no answer may come. */
export const profileMachine = createViewMachine('getOwnProfile')
