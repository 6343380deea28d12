import { Component, type ReactNode } from 'react'
import { toPageError, type PageError } from './page-error.ts'

interface ErrorBoundaryProps {
  children: ReactNode
  fallback: (error: PageError) => ReactNode
  /** Another value, such as that of the next navigation, tries the children again. */
  resetKey: string
}

interface ErrorBoundaryState {
  error: PageError | null
  resetKey: string
}

/** Shows the fallback for what fails to render, until the next navigation. The root of React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error: toPageError(error) }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? this.props.fallback(error) : this.props.children
  }
}
