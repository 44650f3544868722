import { serializeUser } from '#server/domain/account/user-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const getUser: Operation<'getUser'> = async ({ caller }) => serializeUser(caller.user)
