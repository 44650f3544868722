import type { Page } from 'playwright-core'

/** Returns the invisible parts of the page: sideways scrolling, and texts beyond their box or the window. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const found: string[] = []
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} px wide`)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (element === null || text === '' || isHidden(element)) continue
      // Such a box scrolls to the rest of its text, or has an intended ellipsis.
      const held = hasAncestor(
        element,
        ({ overflowX, textOverflow }) => overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis',
      )
      if (goesBeyondItsBox(element) || (!held && leavesTheWindow(node))) found.push(`${element.localName} “${text.slice(0, 60)}”`)
    }
    return [...new Set(found)]

    function isHidden(element: Element): boolean {
      return (
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || hasAncestor(element, isForTheEarAlone)
      )
    }
    /** As src/ui/visually-hidden.module.css has it. */
    function isForTheEarAlone({ clipPath }: CSSStyleDeclaration): boolean {
      return clipPath === 'inset(50%)'
    }
    function hasAncestor(element: Element, is: (style: CSSStyleDeclaration) => boolean): boolean {
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        if (is(getComputedStyle(each))) return true
      }
      return false
    }
    function goesBeyondItsBox(element: Element): boolean {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
      const wide = textOverflow !== 'ellipsis' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1
      // Marks above and below Arabic and Bangla letters may reach out of the line: that much is no line lost.
      const tall = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 6
      // An inline element has no box of its own: 0.
      return element.clientWidth > 0 && (wide || tall)
    }
    function leavesTheWindow(text: Node): boolean {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].some(
        ({ left, right, width }) => width > 0 && (left < -1 || right > root.clientWidth + 1),
      )
    }
  })
}
