import styles from './FormattedText.module.scss'

export type FormattedTextProps = { className?: string; text?: string; html?: string | null }

export function FormattedText({ className, text, html }: FormattedTextProps) {
  if (!html) return <p className={className}>{text}</p>
  const classes = [styles.text, className].filter(Boolean).join(' ')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is sanitised by lib/rich-text, on the server.
  return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />
}
