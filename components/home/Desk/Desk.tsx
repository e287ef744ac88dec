import { ButtonLink } from '@/components/ui/Button/Button'
import { Picture } from '@/components/ui/Picture/Picture'
import { ART_SIZE, artUrl } from '@/lib/art/url'
import { home } from '@/lib/content/home'
import styles from './Desk.module.scss'

const { title, text, actions } = home.careers
const [width, height] = ART_SIZE.banner

/** The careers call: a strip of picture across the page, the words on a piece of cloth sewn over its end. */
export function Desk() {
  return (
    <section className={styles.desk} aria-labelledby="careers">
      <Picture className={styles.picture} src={artUrl('banner', 'join')} alt="" width={width} height={height} />
      <div className={styles.words}>
        <h2 id="careers">{title}</h2>
        <p>{text}</p>
        <p className={styles.actions}>
          {actions.map((action, i) => (
            <ButtonLink key={action.href} href={action.href} look={i === 0 ? 'solid' : 'outline'}>
              {action.label}
            </ButtonLink>
          ))}
        </p>
      </div>
    </section>
  )
}
