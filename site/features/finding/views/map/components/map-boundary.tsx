import { Component, type ReactNode } from 'react'

interface MapBoundaryProps {
  onFailed: () => void
  children: ReactNode
}

/** If the map crashes, the rest of the page stays: React logs the error and the map is left out. */
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
