/**
 * Puts the browser's question for microphone and camera under the test's control: headless it is never asked. Runs in the page: it must
 * name nothing from outside of itself.
 */
export function fakeMedia(): void {
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  const asked: ((refusal: string | null) => void)[] = []
  navigator.mediaDevices.getUserMedia = (wanted) =>
    new Promise((resolve, reject) => {
      asked.push((refusal) => {
        if (refusal === null) open(wanted).then(resolve, reject)
        else reject(new DOMException('', refusal))
      })
    })
  Object.assign(window, {
    answerMedia: (refusal: string | null) => {
      const questions = asked.splice(0)
      for (const answer of questions) answer(refusal)
      return questions.length
    },
  })
}

/** Returns what the browser asks, by the name of the refusal or with microphone and camera; how many questions there were. */
export function answerMedia(refusal: string | null): number {
  // Put there by the stand-in.
  return (window as unknown as { answerMedia: (refusal: string | null) => number }).answerMedia(refusal)
}
