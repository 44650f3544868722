/**
 * Small letters for the Latin ones, as `lower()` of a column compared by its bytes does it. Other letters stay: Arabic and Bangla have
 * no capitals, and the three stores must find the same.
 */
export function foldCase(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
}
