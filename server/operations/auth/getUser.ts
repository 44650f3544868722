import { userAnswer } from '#server/domain/user-answers.ts'
import type { Operation } from '#server/operation.ts'

export const getUser: Operation<'getUser'> = async ({ caller }) => userAnswer(caller.user)
