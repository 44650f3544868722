import { paths } from './paths.ts'

/**
 * The pages on which a card is entered. With a provider whose fields come from its own script their documents alone are let load it, so
 * these pages are opened by a document of their own, and left by another.
 */
export const cardPages: readonly string[] = [paths.payNow, paths.upgradePlan, paths.card]
