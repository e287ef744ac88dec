import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** The elements that lib/enhance defines. React passes `class` and data attributes through to them. */
type Enhanced = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  class?: string | undefined
  [data: `data-${string}`]: string | undefined
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'newsletter-form': Enhanced
      'share-button': Enhanced
      'print-button': Enhanced
      'keep-button': Enhanced
      'click-to-load': Enhanced
      'list-region': Enhanced
      'saved-articles': Enhanced
    }
  }
}
