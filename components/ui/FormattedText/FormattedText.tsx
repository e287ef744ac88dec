import styles from './FormattedText.module.scss'

export type FormattedTextProps = {
  className?: string
  text?: string
  /** The text where it has formats. Must come from lib/rich-text, which makes it safe. */
  html?: string | null
}

/** A short text that may have formats. Where it has none it is a paragraph, and costs the page no styles. */
export function FormattedText({ className, text, html }: FormattedTextProps) {
  if (!html) return <p className={className}>{text}</p>
  const classes = [styles.text, className].filter(Boolean).join(' ')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is sanitised by lib/rich-text, on the server.
  return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />
}
