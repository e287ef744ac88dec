declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt'
    variationAxes?: Record<string, number | { min: number; max: number }>
    noLayoutClosure?: boolean
    dropTables?: string[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
