import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import type { ImageSources } from '@/lib/pictures/image-sources'
import type { Delta } from '@/lib/rich-text/delta-ops'
import { studio } from '@/lib/studio/copy/studio'
import { studioPosts, postFields as words } from '@/lib/studio/copy/studio-posts'
import { readBody } from '@/lib/studio/posts/delta-body'
import { toPostCall } from '@/lib/studio/posts/post-call'
import { importImage, uploadPicture } from '@/lib/studio/upload-picture.client'
import { Editor } from '../Editor/Editor'
import { useStoredDelta } from '../Editor/use-stored-delta'
import { useStudio } from '../use-studio'
import styles from './PostEditor.module.scss'

const copy = studioPosts.edit.conversion

type DeltaFieldProps = { body: string; delta: Delta; onChange: (body: string) => void }

const toStored = ({ ops }: Delta) => JSON.stringify({ ops })

/** The editor of a body. */
function DeltaField({ body, delta, onChange }: DeltaFieldProps) {
  const { data } = useStudio<{ sources: ImageSources }>('post-choices')
  const { value, change } = useStoredDelta(body, { toDelta: () => delta, toStored, onChange })
  if (!data) return null
  return (
    <Editor
      label={words.body}
      placeholder={studioPosts.edit.placeholder}
      value={value}
      onChange={change}
      pictureStore={{ sources: data.sources, upload: uploadPicture, importFrom: importImage }}
    />
  )
}

export type BodyFieldProps = {
  id: string
  /** The version that the server has. */
  version: number
  body: string
  error: string | undefined
  onChange: (body: string) => void
}

/** The text of a post. HTML stays unchanged, byte for byte, until someone edits it here. */
export function BodyField({ id, version, body, error, onChange }: BodyFieldProps) {
  const own = readBody(body)
  const [isAccepted, setAccepted] = useState(false)
  const { data } = useStudio<{ delta: Delta; losses: string[] }>(
    own ? null : toPostCall(id, `conversion?version=${version}`),
  )
  const delta = own ?? data?.delta
  if (!delta) return <p role="status">{studio.loading}</p>
  if (data && data.losses.length > 0 && !isAccepted)
    return (
      <section className={styles.problem} aria-label={words.body}>
        <p>
          {copy.text} {data.losses.join(', ')}. {copy.kept}
        </p>
        <Button look="outline" onClick={() => setAccepted(true)}>
          {copy.edit}
        </Button>
      </section>
    )
  return (
    <div className={styles.body} data-field data-invalid={error ? true : undefined}>
      {error && <p role="alert">{`${words.body} ${error}.`}</p>}
      <DeltaField body={body} delta={delta} onChange={onChange} />
    </div>
  )
}
