import { Actions } from '@/components/ui/Actions/Actions'
import { Strip } from '@/components/ui/Strip/Strip'
import { home } from '@/content/home'
import styles from './CareersBanner.module.scss'

/** The call to careers, on a strip of picture across the page. */
export function CareersBanner() {
  const { title, text, actions } = home.careers
  return (
    <section className={styles.banner} aria-labelledby="careers">
      <Strip subject="join">
        <h2 id="careers">{title}</h2>
        <p>{text}</p>
        <Actions links={actions} />
      </Strip>
    </section>
  )
}
