import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffModule } from '../staff/staff.module.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactService } from './contact.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactMessage]), StaffModule],
  providers: [ContactService],
  exports: [ContactService],
})
export class ContactModule {}
