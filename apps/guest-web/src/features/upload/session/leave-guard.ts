export class LeaveGuard {
  hold(): void {
    window.addEventListener('beforeunload', warn);
  }

  release(): void {
    window.removeEventListener('beforeunload', warn);
  }
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Older browsers ask only when a value is set.
  event.returnValue = true;
}
