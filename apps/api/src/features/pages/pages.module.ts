import { Module } from '@nestjs/common';
import { AlbumsModule } from '../albums/albums.module.js';
import { BackgroundsModule } from '../backgrounds/backgrounds.module.js';
import { DemoModule } from '../demo/demo.module.js';
import { MediaModule } from '../media/media.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { AlbumPageService } from './album-page.service.js';
import { GalleryPageService } from './gallery-page.service.js';
import { PageShellService } from './shell/page-shell.service.js';
import { PagesController } from './pages.controller.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { PublicConfigController } from './public-config.controller.js';
import { SitePagesService } from './site/site-pages.service.js';
import { SiteController } from './site/site.controller.js';
import { UploadPageService } from './upload-page.service.js';

/** The pages of the web process, after the API. */
@Module({
  imports: [
    AlbumsModule,
    BackgroundsModule,
    DemoModule,
    MediaModule,
    WeddingsModule,
  ],
  controllers: [
    PublicConfigController,
    SiteController,
    PrivacyController,
    PagesController,
  ],
  providers: [
    AlbumPageService,
    GalleryPageService,
    PageShellService,
    SitePagesService,
    UploadPageService,
  ],
})
export class PagesModule {}
