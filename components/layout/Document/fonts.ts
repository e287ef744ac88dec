import localFont from 'next/font/local'

/** Headings, controls and forms: Anek Latin. */
export const display = localFont({
  src: '../../../styles/fonts/display.woff2',
  weight: '500 800',
  variable: '--font-anek',
  display: 'swap',
  adjustFontFallback: false,
})

/** Running text: Source Serif 4. */
export const text = localFont({
  src: '../../../styles/fonts/text.woff2',
  weight: '400 600',
  variable: '--font-serif',
  display: 'swap',
  adjustFontFallback: false,
})
