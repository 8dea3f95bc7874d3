import type { Page } from '@playwright/test'

/**
 * Does to the page what Google Translate does, now and whenever a text is added: replaces each text
 * node with two nested <font> elements that hold a new text node. The words stay the same, so that
 * a test can look for them.
 */
export const translatePage = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const KEPT = 'script, style, noscript, textarea, [translate=no]'
    const fontAround = (content: Node) => {
      const font = document.createElement('font')
      font.style.verticalAlign = 'inherit'
      font.append(content)
      return font
    }
    const translate = (text: Text) => {
      const { parentElement: parent, data } = text
      if (data.trim() === '' || !parent || parent.closest(KEPT)) return
      if (parent.parentElement?.localName === 'font') return
      text.replaceWith(fontAround(fontAround(document.createTextNode(data))))
    }
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node instanceof Text) texts.push(node)
      texts.forEach(translate)
    }
    translateAll(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Text) translate(node)
          else translateAll(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
