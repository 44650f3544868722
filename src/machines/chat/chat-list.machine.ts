import { createListMachine } from '#src/machines/platform/create-list-machine.ts'

/** Somebody's chats, the latest message first, and how many messages they have not read; it keeps up by itself. */
export const chatListMachine = createListMachine('getChats', 'chats', { live: ['chat.message', 'chat.read'] })
