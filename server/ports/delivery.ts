/** The provider will never take this message: trying again is of no use. Any other error is tried again later. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable'
}

/** The provider says when to come again. */
export class ComeAgain extends Error {
  override readonly name = 'ComeAgain'
  constructor(
    message: string,
    readonly seconds: number,
  ) {
    super(message)
  }
}
