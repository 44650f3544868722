import type { Mail } from '#server/ports/mail.ts'
import type { Sms } from '#server/ports/sms.ts'

/**
 * In a demo nothing is mailed: the newest mail stands in a small window at the foot of the page, outside of React, so that who
 * gives the demo can read a code.
 */
export async function showMail(mail: Mail): Promise<void> {
  show(mail.language, line('strong', `✉ ${mail.recipient}`), line('b', mail.subject), line('p', mail.text))
}

/** Likewise a text message. */
export async function showSms({ recipient, language, text }: Sms): Promise<void> {
  show(language, line('strong', `✆ ${recipient}`), line('p', text))
}

function show(language: Mail['language'], ...lines: HTMLElement[]): void {
  const panel = document.querySelector<HTMLElement>('#demo-outbox') ?? newPanel()
  panel.lang = language
  panel.dir = language === 'ar' ? 'rtl' : 'ltr'
  panel.replaceChildren(...lines, closeButton(panel))
  panel.hidden = false
}

function newPanel(): HTMLElement {
  const panel = document.createElement('aside')
  panel.id = 'demo-outbox'
  panel.style.cssText =
    'position:fixed;inset-block-end:1rem;inset-inline-start:1rem;z-index:50;inline-size:min(22rem,calc(100vw - 2rem));padding:1rem;' +
    'border-radius:.5rem;background:#fffbe8;color:#1d1a10;border:1px solid #c9b458;font:14px/1.5 system-ui;white-space:pre-line;' +
    'max-block-size:40vh;overflow:auto'
  document.body.append(panel)
  return panel
}

function line(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  element.style.cssText = 'display:block;margin:0 0 .25rem'
  return element
}

function closeButton(panel: HTMLElement): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = '×'
  button.ariaLabel = '×'
  button.style.cssText =
    'position:absolute;inset-block-start:.25rem;inset-inline-end:.5rem;border:0;background:none;font-size:1.5rem'
  button.addEventListener('click', () => {
    panel.hidden = true
  })
  return button
}
