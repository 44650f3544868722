/** The provider will never accept this message: retries are useless. Any other error is retried. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable'
}

/** The provider states when to retry. */
export class ComeAgain extends Error {
  override readonly name = 'ComeAgain'
  constructor(
    message: string,
    readonly seconds: number,
  ) {
    super(message)
  }
}
