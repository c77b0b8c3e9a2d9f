import { Module } from '@nestjs/common';
import { BackgroundsModule } from '../backgrounds/backgrounds.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { PageShell } from './shell/page-shell.js';
import { PagesController } from './pages.controller.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { PublicConfigController } from './public-config.controller.js';
import { SitePages } from './site/site-pages.js';
import { SiteController } from './site/site.controller.js';
import { UploadPage } from './upload-page.js';

/** Only the web process has it, and its routes stand behind those of the API. */
@Module({
  imports: [BackgroundsModule, WeddingsModule],
  controllers: [PublicConfigController, SiteController, PrivacyController, PagesController],
  providers: [PageShell, SitePages, UploadPage],
})
export class PagesModule {}
