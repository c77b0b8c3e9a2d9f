import { Module } from '@nestjs/common';
import { StaffModule } from '../staff/staff.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { CardsController } from './cards.controller.js';
import { CardsService } from './cards.service.js';
import { CoupleCardsController } from './couple-cards.controller.js';
import { WeddingWifiController } from './wifi/wedding-wifi.controller.js';
import { WeddingWifiService } from './wifi/wedding-wifi.service.js';

@Module({
  imports: [StaffModule, WeddingsModule],
  controllers: [CardsController, CoupleCardsController, WeddingWifiController],
  providers: [CardsService, WeddingWifiService],
})
export class CardsModule {}
