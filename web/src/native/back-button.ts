/** The back button of Android: back in history, and out of the app where that begins. */
export async function handleBackButton(): Promise<void> {
  const { App } = await import('@capacitor/app')
  await App.addListener('backButton', ({ canGoBack }) => {
    if (canGoBack) globalThis.history.back()
    else void App.exitApp()
  })
}
