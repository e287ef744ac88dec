import localFont from 'next/font/local'

/** Headings, interface and forms: Anek Latin, sister of a Bengali family. */
export const display = localFont({
  src: '../styles/fonts/display.woff2',
  weight: '500 800',
  variable: '--font-anek',
  display: 'swap',
  adjustFontFallback: false,
})

/** Running text: Source Serif 4. */
export const text = localFont({
  src: '../styles/fonts/text.woff2',
  weight: '400 600',
  variable: '--font-serif',
  display: 'swap',
  adjustFontFallback: false,
})
