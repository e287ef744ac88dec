import styles from './FormattedText.module.scss'

export type FormattedTextProps = {
  className?: string
  /** Must come from lib/rich-text, which makes it safe. */
  html: string
}

/** A short text that has formats. Where it has none, plain words in the place's own element cost no page a byte. */
export function FormattedText({ className, html }: FormattedTextProps) {
  const classes = [styles.text, className].filter(Boolean).join(' ')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is sanitised by lib/rich-text, on the server.
  return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />
}
