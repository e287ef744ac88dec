import 'react'

/**
 * The attributes and the event of WebMCP (github.com/webmachinelearning/webmcp), which let an assistant in the browser fill
 * in a form. `toolautosubmit` is missing on purpose: the visitor sends the form.
 */
declare module 'react' {
  interface FormHTMLAttributes<T> extends HTMLAttributes<T> {
    toolname?: string
    tooldescription?: string
  }
  interface InputHTMLAttributes<T> extends HTMLAttributes<T> {
    toolparamdescription?: string
  }
}

declare global {
  interface SubmitEvent {
    /** Whether an assistant filled in the form. Undefined in browsers without WebMCP. */
    readonly agentInvoked?: boolean
  }
}
