import { RESULTS } from '../ListControls/ListControls'
import { ListLink } from '../ListLink/ListLink'
import type { ListingView } from '../listing-source'
import styles from './Topics.module.scss'

export type TopicsProps = { copy: { title: string; text: string; names: readonly string[] }; view: ListingView }

/** Topics as words in a row, below the list. A press scrolls to the results; a second press clears the topic. */
export function Topics({ copy, view }: TopicsProps) {
  const isChosen = (name: string) => name.toLowerCase() === view.query.topic.toLowerCase()
  if (copy.names.length === 0) return null
  return (
    <section className={styles.topics} aria-labelledby="topics">
      <div>
        <h2 id="topics" className={styles.title}>
          {copy.title}
        </h2>
        <p>{copy.text}</p>
      </div>
      <ul className={styles.names} aria-label={copy.title}>
        {copy.names.map((name) => {
          const changes = { topic: isChosen(name) ? '' : name }
          return (
            <li key={name}>
              <ListLink
                href={`${view.toHref(changes)}#${RESULTS}`}
                changes={changes}
                aria-current={isChosen(name) ? 'true' : undefined}
              >
                {name}
              </ListLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
