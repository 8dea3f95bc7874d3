import { Component, type ReactNode } from 'react'

interface MapBoundaryProps {
  onFailed: () => void
  children: ReactNode
}

/** A map that can't be made costs nobody the page: it is logged, by React, and left out. */
export class MapBoundary extends Component<MapBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
