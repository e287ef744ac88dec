import { DocumentPage } from '@/components/layout/Page/Page'
import { DocumentPicture } from '@/components/ui/DocumentPicture/DocumentPicture'
import { LinkedText } from '@/components/ui/LinkedText/LinkedText'
import type { LegalBlock, LegalPage } from '@/content/copy-types'
import { legalPage } from '@/content/legal/index'
import { formatLongDate } from '@/lib/format/date'
import styles from './Legal.module.scss'

export type LegalProps = { page: LegalPage; href: string }

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <LinkedText text={block.text} />
      </p>
    )
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>
            <LinkedText text={item} />
          </li>
        ))}
      </ul>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard.
    <section className={styles.table} aria-label={block.caption} tabIndex={0}>
      <table>
        <caption>{block.caption}</caption>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, i) => (
                <td key={block.head[i]} data-label={block.head[i]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A page of legal text: its parts listed beside it, with lines of a readable length. */
export function Legal({ page, href }: LegalProps) {
  return (
    <DocumentPage newsletter="linked" crumbs={[{ name: page.title, href }]}>
      <article className={styles.legal}>
        <header className={styles.head}>
          <h1>{page.title}</h1>
          <p className={styles.lead}>{page.lead}</p>
          <p className={styles.updated}>
            {legalPage.updatedLabel} <time dateTime={page.updated}>{formatLongDate(page.updated)}</time>
          </p>
          <DocumentPicture kind="divider" subject="terms" className={styles.sprig} eager />
        </header>
        <nav className={styles.contents} aria-label={legalPage.contents}>
          <ol>
            {page.sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {page.sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              {section.blocks.map((block, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a written text never move.
                <Block key={i} block={block} />
              ))}
            </section>
          ))}
        </div>
      </article>
    </DocumentPage>
  )
}
