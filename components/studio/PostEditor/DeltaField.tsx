import { studioPosts, postFields as words } from '@/lib/content/studio-posts'
import type { ImageSources } from '@/lib/image-sources'
import type { Delta } from '@/lib/rich-text/delta-ops'
import { takePicture, uploadPicture } from '@/lib/studio/upload-picture.client'
import { Editor } from '../Editor/Editor'
import { useStoredDelta } from '../Editor/use-stored-delta'
import { useStudio } from '../use-studio'

export type DeltaFieldProps = { body: string; delta: Delta; onChange: (body: string) => void }

const toStored = ({ ops }: Delta) => JSON.stringify({ ops })

/** The editor on a body. */
export function DeltaField({ body, delta, onChange }: DeltaFieldProps) {
  const { data } = useStudio<{ sources: ImageSources }>('post-choices')
  const { value, change } = useStoredDelta(body, { toDelta: () => delta, toStored, onChange })
  if (!data) return null
  return (
    <Editor
      label={words.body}
      placeholder={studioPosts.edit.placeholder}
      value={value}
      onChange={change}
      sources={data.sources}
      uploadPicture={uploadPicture}
      takePicture={takePicture}
    />
  )
}
