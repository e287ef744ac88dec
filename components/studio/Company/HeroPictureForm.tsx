import { type FormEvent, useId } from 'react'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { heroCopy as copy, heroFields } from '@/lib/studio/copy/studio-company'
import type { HeroTexts, StudioHero } from '@/lib/studio/hero-picture'
import { SaveProblem } from '../FormProblem/FormProblem'
import { PictureField } from '../PictureField/PictureField'
import { useFormSaving } from '../use-form-saving'
import styles from './Company.module.scss'

export type HeroPictureFormProps = { opened: StudioHero }

/** The form of the photograph at the top of Home. */
export function HeroPictureForm({ opened }: HeroPictureFormProps) {
  const id = useId()
  const saving = useFormSaving<StudioHero, HeroTexts>({
    list: 'settings',
    fields: heroFields,
    opened,
    empty: { hero: '', heroAlt: '' },
    toContent: ({ texts }) => texts,
  })
  const { form, content, isBusy, change, save, overwrite } = saving
  const { hero, heroAlt } = content
  const finish = async (saved: Promise<StudioHero | null>) => {
    const stored = await saved
    if (stored) await notify('success', stored.texts.hero ? copy.saved : copy.savedDrawing)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void finish(save())
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-labelledby={id}>
      <SaveProblem saving={saving} toTexts={(texts) => texts} onOverwrite={() => void finish(overwrite())} />
      <div className={styles.part}>
        <h2 id={id}>{copy.title}</h2>
        <p>{copy.text}</p>
        <PictureField
          name="hero"
          label={copy.label}
          hint={copy.hint}
          mayBeDecorative={false}
          removeLabel={copy.remove}
          value={hero ? { src: hero, alt: heroAlt } : null}
          onChange={(picture) => change({ hero: picture?.src ?? '', heroAlt: picture?.alt ?? '' })}
        />
        <p>
          <Button type="submit" aria-disabled={isBusy}>
            {copy.save}
          </Button>
        </p>
      </div>
    </form>
  )
}
